// Marks, embeddings, overrides and isolates of writing direction, with which a headline can be made to read as another.
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\uFEFF]+/gu;

/** A text of one line: no control characters, no controls of writing direction, single spaces. */
export const cleanText = (text: string): string => text.replace(bidiControls, '').replace(controls, ' ').replace(/ {2,}/g, ' ').trim();
