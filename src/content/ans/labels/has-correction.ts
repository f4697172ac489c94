import { type JsonObject, objectsAt } from '../json.ts';

/** Whether the newsroom corrected or clarified a work, at its end or in its body. */
export const hasCorrection = (document: JsonObject): boolean => objectsAt(document, 'corrections').length > 0 || isInBody(document);

const isInBody = (parent: JsonObject): boolean =>
	objectsAt(parent, 'content_elements').some((element) => element.type === 'correction' || isInBody(element));
