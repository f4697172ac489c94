import type { CallQuestion, OpenCall } from '#content/contract';

const source = { name: 'la producción', updatedAt: new Date('2026-11-20T12:00:00Z') };

const questions: readonly CallQuestion[] = [
	{ id: 'nombre', label: 'Nombre y apellido', isRequired: true, kind: 'short-text', maxLength: 120 },
	{ id: 'telefono', label: 'Teléfono', hint: 'Con código de área.', isRequired: true, kind: 'phone' },
	{ id: 'nacimiento', label: 'Fecha de nacimiento', isRequired: false, kind: 'date' },
	{ id: 'plato', label: '¿Qué cocinan?', isRequired: true, kind: 'choice', options: ['Salado', 'Dulce'] },
	{
		id: 'dia',
		label: '¿Qué día prefieren?',
		isRequired: true,
		kind: 'choice',
		options: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
	},
	{ id: 'horno', label: '¿Tienen horno?', isRequired: true, kind: 'yes-no' },
	{ id: 'otro-mail', label: 'Otro mail', isRequired: false, kind: 'email' },
	{ id: 'historia', label: '¿De quién aprendieron?', isRequired: true, kind: 'long-text', maxLength: 800 },
	{ id: 'foto', label: 'Una foto de la familia', isRequired: true, kind: 'file', accepts: ['image', 'pdf'], maxBytes: 5_000_000 },
];

const times = {
	open: { opensAt: new Date('2020-01-01T03:00:00Z'), closesAt: new Date('2090-01-01T03:00:00Z') },
	soon: { opensAt: new Date('2090-01-01T03:00:00Z'), closesAt: new Date('2090-02-01T03:00:00Z') },
	closed: { opensAt: new Date('2020-01-01T03:00:00Z'), closesAt: new Date('2021-01-01T03:00:00Z') },
};

/** An open call of no brand, with a question of each kind. */
export const sampleCall: OpenCall = {
	slug: 'familias-que-cocinan',
	title: 'Buscamos familias que cocinan juntas',
	paragraphs: ['Preparamos una semana especial con familias que se reparten la cocina.', 'Buscamos grupos de tres a cinco personas.'],
	programme: '/programas/cocina/',
	...times.open,
	place: 'Estudio 4, Buenos Aires',
	dates: 'La primera semana de marzo',
	requirements: ['Ser de tres a cinco personas.', 'Estar libres dos tardes.'],
	questions,
	consent: 'Acepto que la producción use mis respuestas para elegir participantes.',
	source,
};

/** Calls that will open and that closed, with what they must have. */
export const sampleSoon: OpenCall = { ...sampleCall, slug: 'duplas', title: 'Duplas para un juego', ...times.soon, requirements: [] };
export const sampleClosed: OpenCall = { ...sampleCall, slug: 'coro', title: 'El coro del consorcio', ...times.closed, requirements: [] };
