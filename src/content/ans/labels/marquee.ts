import type { MarqueeName } from '#brands';
import type { AnsDocument } from '../document.ts';
import { at, textAt } from '../json.ts';

const marqueeNames: readonly MarqueeName[] = ['premiereWithSign', 'exclusive', 'exclusiveWithSign', 'urgent'];

/**
 * The label on a card's picture. ANS has no field for it: newsrooms write its name as the words of the label `marquee`
 * (`label.marquee.text`), or in `additional_properties.marquee`. A hidden label or an unknown name is none.
 */
export function marqueeOf(document: AnsDocument): MarqueeName | undefined {
	const shown = at(document, 'label', 'marquee', 'display') !== false;
	const name = (shown ? textAt(document, 'label', 'marquee', 'text') : undefined) ?? textAt(document, 'additional_properties', 'marquee');
	return marqueeNames.find((known) => known === name);
}
