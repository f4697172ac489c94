import type { BodyElement } from '#content/contract';
import { slugOf } from '../text/fold-text.ts';
import { plainText } from '../text/sanitize.ts';
import { inside } from './nested.ts';

/** Gives every heading an id to link to, made from its words and unlike any other in `used`, to which it is added. */
export function headingAnchors(used: Set<string>) {
	return function step(elements: readonly BodyElement[]): readonly BodyElement[] {
		return elements.map((element) =>
			element.kind === 'header' ? { ...element, anchor: anchorOf(element.html, used) } : inside(element, step),
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
