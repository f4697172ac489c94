import type { BodyElement } from '#content/contract';
import { slugOf } from '../text/clean-text.ts';
import { plainText } from '../text/sanitize.ts';
import { applyInside } from './apply-inside.ts';

/** Gives every heading a unique id for links, made from its words. `used` has the ids of the page; new ids are added to it. */
export function headingAnchors(used: Set<string>) {
	return function step(elements: readonly BodyElement[]): readonly BodyElement[] {
		return elements.map((element) =>
			element.kind === 'header' ? { ...element, anchor: anchorOf(element.html, used) } : applyInside(element, step),
		);
	};
}

function anchorOf(html: string, used: Set<string>): string {
	const slug = slugOf(plainText(html)) || 'titulo';
	let anchor = slug;
	for (let number = 2; used.has(anchor); number += 1) anchor = `${slug}-${number}`;
	used.add(anchor);
	return anchor;
}
