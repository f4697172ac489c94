import type { LegalText, LegalVersion } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import type { Subject } from '../../subject.ts';

const versionOf = (since: string, headings: readonly string[]): LegalVersion => ({
	since,
	summary: 'Contamos con más detalle qué se guarda y por cuánto tiempo.',
	sections: headings.map((heading, at) => ({
		anchor: `texto-${at}`,
		heading,
		paragraphs: ['Este párrafo dice con pocas palabras una regla que vale para quien lee el sitio y para quien lo publica.'],
		...(at === 1 && { list: ['El primer punto de una lista.', 'El segundo, que es un poco más largo que el primero.'] }),
	})),
});

const source = { name: 'la empresa editora', updatedAt: new Date('2026-03-02T12:00:00Z') };
const current = versionOf('2026-03-02', ['De qué trata este texto', 'Qué guarda tu cuenta', 'Tus derechos']);
const title = 'Protección de datos personales';

const subjectOf = (text: LegalText | undefined) => async (): Promise<Subject> => ({ kind: 'legal-text', id: 'privacy', name: title, text });

export const legalTextSamples: BlockSamples<'legal-text'> = {
	block: 'legal-text',
	samples: [
		{
			name: 'a text with an earlier version',
			subject: subjectOf({ title, source, current, earlier: [versionOf('2024-05-06', ['De qué trata este texto'])] }),
		},
		{ name: 'a text in its first version', subject: subjectOf({ title, source, current, earlier: [] }) },
		{ name: 'no text yet', subject: subjectOf(undefined) },
	],
};
