import { type AnsObject, isObject, listOf, objectsOf, textOf } from '../../../ans/ans-value.ts';

/** The notes at the end of a story that tell readers what was wrong, as ANS has them. */
export const correctionsIn = (document: AnsObject): readonly AnsObject[] => objectsOf(document, 'corrections');

export const textOfCorrection = (correction: AnsObject): string => textOf(correction, 'text');

/** The corrections that readers have and a text has lost. One with other words is not lost. */
export function lostIn(document: AnsObject, told: readonly AnsObject[]): readonly AnsObject[] {
	const made = correctionsIn(document).map(textOfCorrection);
	return made.length < told.length ? told.filter((one) => !made.includes(textOfCorrection(one))) : [];
}

/** The document with another text of the correction at a place; an empty one goes. */
export function withCorrection(document: AnsObject, at: number, text: string): AnsObject {
	const corrections = listOf(document, 'corrections');
	const made = corrections[at];
	const written = text === '' ? [] : [{ type: 'correction', correction_type: 'correction', ...(isObject(made) ? made : {}), text }];
	return { ...document, corrections: [...corrections.slice(0, at), ...written, ...corrections.slice(at + 1)] };
}

/** The document with corrections that it had lost. */
export const withLost = (document: AnsObject, lost: readonly AnsObject[]): AnsObject => ({
	...document,
	corrections: [...listOf(document, 'corrections'), ...lost],
});
