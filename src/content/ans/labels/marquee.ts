import type { MarqueeName } from '#brands';
import type { AnsDocument } from '../document.ts';
import { at, textAt } from '../json.ts';

const marqueeNames: readonly MarqueeName[] = ['premiereWithSign', 'exclusive', 'exclusiveWithSign', 'urgent'];

/**
 * The label on a card's picture; undefined for a hidden label or an unknown name. ANS has no field for it: newsrooms write its name in
 * `label.marquee.text` or in `additional_properties.marquee`.
 */
export function marqueeOf(document: AnsDocument): MarqueeName | undefined {
	const isVisible = at(document, 'label', 'marquee', 'display') !== false;
	const name =
		(isVisible ? textAt(document, 'label', 'marquee', 'text') : undefined) ?? textAt(document, 'additional_properties', 'marquee');
	return marqueeNames.find((known) => known === name);
}
