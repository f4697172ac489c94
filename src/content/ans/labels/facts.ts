import { type Fact, factKinds } from '#content/contract';
import type { AnsDocument } from '../document.ts';
import { at, textAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';

/** The facts of a document's card, in one order. ANS has no field for them: newsrooms write each in a label of its name, such as `label.time.text`. */
export const factsOf = (document: AnsDocument): readonly Fact[] =>
	factKinds.flatMap((kind) => {
		if (at(document, 'label', kind, 'display') === false) return [];
		const text = cleanText(textAt(document, 'label', kind, 'text') ?? '');
		return text === '' ? [] : [{ kind, text }];
	});
