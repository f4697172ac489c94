import { diffComm } from 'node-diff3';
import * as v from 'valibot';
import { ansToDoc } from '../../ans/ans-to-doc.ts';
import { type AnsObject, objectsOf, textOf } from '../../ans/ans-value.ts';
import { nameOf } from '../../body/elements/element-fields.ts';
import { writtenIn } from '../written.ts';

/** A piece of a text that is in both versions, only in the later one, or only in the earlier one. */
type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** A part of a story that differs, and how. */
export type Difference = { readonly label: string; readonly pieces: readonly Piece[] };

/** What differs between two versions of a story: its fields and its body. */
export function diffOf(earlier: AnsObject, later: AnsObject): readonly Difference[] {
	const [before, after] = [partsOf(earlier), partsOf(later)];
	return Object.keys(after)
		.filter((label) => before[label] !== after[label])
		.map((label) => ({ label, pieces: piecesOf(before[label] ?? '', after[label] ?? '') }));
}

const texts = v.array(v.string());

/** The result of the diff library, whose own types say less. */
const partsSchema = v.array(v.union([v.object({ common: texts }), v.object({ buffer1: texts, buffer2: texts })]));

function piecesOf(before: string, after: string): readonly Piece[] {
	return v.parse(partsSchema, diffComm(wordsOf(before), wordsOf(after))).flatMap((part): readonly Piece[] => {
		if ('common' in part) return [{ kind: 'same', text: part.common.join('') }];
		const pieces: readonly Piece[] = [
			{ kind: 'removed', text: part.buffer1.join('') },
			{ kind: 'added', text: part.buffer2.join('') },
		];
		return pieces.filter(({ text }) => text !== '');
	});
}

/** A text in words, spaces and signs, so that whole words differ, not letters. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** The parts of a story as texts, by their labels. */
function partsOf(document: AnsObject): Readonly<Record<string, string>> {
	const { fields, elements } = writtenIn(document);
	const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');
	return {
		Volanta: fields.kicker,
		Título: fields.headline,
		Bajada: fields.subheadline,
		Sección: fields.section,
		Firmas: names(fields.authors),
		Temas: names(fields.tags),
		Dirección: fields.slug,
		'Imagen principal': fields.lead ? pictureText(fields.lead) : '',
		'Título para buscadores': fields.seoTitle,
		'Resumen para buscadores': fields.description,
		Correcciones: objectsOf(document, 'corrections')
			.map((one) => textOf(one, 'text'))
			.join('\n'),
		Texto: bodyText(elements),
	};
}

const pictureText = (picture: AnsObject): string =>
	[nameOf(picture), textOf(picture, 'caption'), textOf(picture, 'alt_text'), textOf(picture, 'url')].filter(Boolean).join(' · ');

const bodyText = (elements: readonly unknown[]): string =>
	ansToDoc(elements)
		.children.map((node) =>
			node.type.name === 'element' ? `[${nameOf(node.attrs.element)}]` : node.textBetween(0, node.content.size, '\n'),
		)
		.join('\n\n');
