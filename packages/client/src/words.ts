/** The type of the same texts in another language. */
export type Words<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Texts]: Words<Texts[Key]> };
