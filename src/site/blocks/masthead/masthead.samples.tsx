import type { Masthead } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import type { Subject } from '../../subject.ts';

const whole: Masthead = {
	source: { name: 'la dirección', updatedAt: new Date('2026-03-02T12:00:00Z') },
	text: 'Contamos lo que pasa, con nombres y con fuentes, y decimos cuándo nos equivocamos.',
	publisher: { name: 'La Editora S. A.', address: 'Calle del Puerto 100, Rosario' },
	people: [
		{ role: 'Dirección', names: ['Amalia Ferro'] },
		{ role: 'Edición', names: ['Ramón Lucero', 'Inés Vidal'] },
	],
	contacts: [
		{ about: 'La redacción', text: 'Para contarnos algo.', email: 'redaccion@diario.example' },
		{ about: 'Publicidad', email: 'publicidad@diario.example' },
	],
	principles: [{ heading: 'De dónde sale lo que contamos', paragraphs: ['Decimos quién lo dijo, o por qué no podemos decirlo.'] }],
};

const subjectOf = (masthead: Masthead | undefined) => async (): Promise<Subject> => ({
	kind: 'masthead',
	name: 'Quiénes somos y contacto',
	masthead,
});

export const mastheadSamples: BlockSamples<'masthead'> = {
	block: 'masthead',
	samples: [
		{ name: 'a brand that says all of it', subject: subjectOf(whole) },
		{ name: 'a brand without principles', subject: subjectOf({ ...whole, principles: [] }) },
		{ name: 'a brand that says nothing yet', subject: subjectOf(undefined) },
	],
};
