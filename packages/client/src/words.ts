/** The type of the same texts in another language. A list of entries can be longer or shorter there. */
export type Words<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Texts extends readonly (infer Entry extends object)[]
      ? readonly Words<Entry>[]
      : { readonly [Key in keyof Texts]: Words<Texts[Key]> };
