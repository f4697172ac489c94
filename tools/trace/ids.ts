const id = /\b(?:[A-Z]{2,6}-\d{2}|[A-Z]\d{2})\b/g;

/** The ids of requirements and promises in a text, such as `A03 T05` in the name of a test. */
export const idsIn = (text: string): readonly string[] => text.match(id) ?? [];
