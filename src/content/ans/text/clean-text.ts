// Marks, embeddings, overrides and isolates of writing direction, which can make a headline read as a different one.
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/gu;

/** The text as one line, without control characters and controls of writing direction, and with single spaces. */
export const cleanText = (text: string): string => text.replace(bidiControls, '').replace(controls, ' ').replace(/ {2,}/g, ' ').trim();
