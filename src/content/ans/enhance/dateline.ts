import type { BodyElement } from '#content/contract';
import { prefix } from '../text/sanitize.ts';

/** Begins the first paragraph with the place where the story was written: "Córdoba — …". */
export const dateline =
	(place: string | undefined) =>
	(elements: readonly BodyElement[]): readonly BodyElement[] => {
		const first = elements.findIndex(({ kind }) => kind === 'text');
		return place === undefined ? elements : elements.map((element, index) => (index === first ? withPlace(element, place) : element));
	};

const withPlace = (element: BodyElement, place: string): BodyElement =>
	element.kind === 'text' ? { ...element, html: prefix(`${place} — `, element.html) } : element;
