import { readFileSync } from 'node:fs';
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';

/** Returns what is wrong with an XML document by a schema (XSD) in a file. */
export function schemaErrors(xml: string, schema: string): string[] {
  const schemaDocument = XmlDocument.fromString(readFileSync(schema, 'utf8'));
  const validator = XsdValidator.fromDoc(schemaDocument);
  try {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return [];
    } finally {
      document.dispose();
    }
  } catch (error) {
    if (error instanceof XmlLibError) return error.details.map(({ message }) => message.trim());
    throw error;
  } finally {
    validator.dispose();
    schemaDocument.dispose();
  }
}
