import { ansToDoc } from '../ans/ans-to-doc.ts';
import type { AnsObject } from '../ans/ans-value.ts';
import { nameOf } from '../body/elements/element-fields.ts';
import { writtenIn } from './written.ts';

/** A story as text that can be read and copied. */
export function PlainText({ document }: { readonly document: AnsObject }) {
	const { fields, elements } = writtenIn(document);
	const blocks = ansToDoc(elements).children.map((node) =>
		node.type.name === 'element' ? `[${nameOf(node.attrs.element)}]` : node.textBetween(0, node.content.size, '\n'),
	);
	return (
		<div className="plain-text">
			<p className="kicker">{fields.kicker}</p>
			<h3>{fields.headline || 'Sin título'}</h3>
			<p>{fields.subheadline}</p>
			{blocks.map((text, at) => (
				<p key={at}>{text}</p>
			))}
		</div>
	);
}
