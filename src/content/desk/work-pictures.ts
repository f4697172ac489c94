// The pictures in the works of a brand, for the library of the newsroom.
import type { AnsDocument } from '../ans/document.ts';
import { isObject, type JsonObject, objectAt, objectsAt, textAt } from '../ans/json.ts';
import { readPicture } from '../ans/picture/read-picture.ts';
import type { ReadContext } from '../ans/read-context.ts';
import { plainText } from '../ans/text/sanitize.ts';
import type { DeskQuery, WorkPicture, WorkPicturesPage } from '../contract/contract.ts';
import { type DeskScope, deskWorks } from './desk-page.ts';
import { documentIn, type WorkRow } from './work-rows.ts';

/** The pictures in the works of one page of the desk, each once, in the order of the works. */
export async function workPictures(scope: DeskScope, query: DeskQuery): Promise<WorkPicturesPage> {
	const { works, next } = await deskWorks(scope, query);
	const found = new Map<string, WorkPicture>();
	for (const one of works.flatMap((work) => picturesIn(work, scope.readContext))) {
		const before = found.get(one.picture.id);
		found.set(one.picture.id, before ? { ...before, works: [...before.works, ...one.works] } : one);
	}
	return { pictures: [...found.values()], ...(next !== undefined && { next }) };
}

/** The pictures of a work that pages can show, each once: of its lead, its body and the galleries and videos in both. */
function picturesIn(row: WorkRow, context: ReadContext): readonly WorkPicture[] {
	const document: AnsDocument = documentIn(row);
	const work = { id: row.id, headline: textAt(document, 'headlines', 'basic') };
	const found = new Map<string, WorkPicture>();
	for (const image of imagesIn(document)) {
		const picture = readPicture(image, context);
		if (picture && !found.has(picture.id))
			found.set(picture.id, { picture, image, caption: plainText(picture.caption ?? ''), works: [work] });
	}
	return [...found.values()];
}

const imagesIn = (object: JsonObject): readonly JsonObject[] => [
	...(object.type === 'image' ? [object] : []),
	...[...Object.values(objectAt(object, 'promo_items') ?? {}), ...objectsAt(object, 'content_elements')].filter(isObject).flatMap(imagesIn),
];
