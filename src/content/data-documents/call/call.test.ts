import { describe, expect, it } from 'vitest';
import { publish, section, testContent } from '../../../../tests/support/content.ts';
import { callsByState, type OpenCall, pathOfOpenCall } from '../../contract/contract.ts';

const content = testContent();

const question = { id: 'nombre', label: 'Nombre', kind: 'short-text' };
const photo = { id: 'foto', label: 'Foto', kind: 'file', accepts: ['image'], max_mb: 2.5 };

const call = (id: string, more: object = {}) => ({
	type: 'call',
	_id: id,
	source: { name: 'la producción', updated_at: '2026-11-20T12:00:00Z' },
	title: 'Buscamos familias',
	text: 'Una semana especial.\n\nDe tres a cinco personas.',
	opens: '2026-11-01T03:00:00Z',
	closes: '2026-12-01T03:00:00Z',
	consent: 'Acepto.',
	questions: [question],
	...more,
});

const offered = () => content().queries('tn').openCalls();
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('the open calls of a brand', () => {
	it('ROUTE-14 come with their questions as data', async () => {
		const choice = { id: 'dia', label: 'Día', kind: 'choice', options: ['Lunes', 'Martes'], required: false, hint: 'A la tarde.' };
		await publish(content(), [
			call('familias', { questions: [question, choice, photo], requirements: ['Ser dos.'], place: 'Estudio 4' }),
			call('b', { order: -1 }),
		]);
		const [first, second] = await offered();
		expect(first?.slug).toBe('b');
		expect(second).toEqual({
			slug: 'familias',
			title: 'Buscamos familias',
			paragraphs: ['Una semana especial.', 'De tres a cinco personas.'],
			opensAt: new Date('2026-11-01T03:00:00Z'),
			closesAt: new Date('2026-12-01T03:00:00Z'),
			place: 'Estudio 4',
			requirements: ['Ser dos.'],
			consent: 'Acepto.',
			questions: [
				{ id: 'nombre', label: 'Nombre', isRequired: true, kind: 'short-text', maxLength: 200 },
				{ id: 'dia', label: 'Día', hint: 'A la tarde.', isRequired: false, kind: 'choice', options: ['Lunes', 'Martes'] },
				{ id: 'foto', label: 'Foto', isRequired: true, kind: 'file', accepts: ['image'], maxBytes: 2_500_000 },
			],
			source: { name: 'la producción', updatedAt: new Date('2026-11-20T12:00:00Z') },
		});
		expect(await content().queries('eltrece').openCalls()).toEqual([]);
	});

	it('name the programme that calls as long as it has a page', async () => {
		const programme = '/programas/la-hornalla-grande/';
		await publish(content(), [call('familias', { programme })]);
		expect(await offered()).toMatchObject([{ slug: 'familias' }]);
		expect(await offered()).not.toMatchObject([{ programme }]);
		await publish(content(), [section('/programas/la-hornalla-grande')]);
		expect(await offered()).toMatchObject([{ programme }]);
	});

	it.each([
		['the address of another page', { _id: 'retirar' }, '$._id'],
		['an end before the beginning', { closes: '2026-10-01T03:00:00Z' }, '$'],
		['no question', { questions: [] }, '$.questions'],
		['two questions with one id', { questions: [question, question] }, '$.questions'],
		['a question of an unknown kind', { questions: [{ ...question, kind: 'colour' }] }, '$.questions.0.kind'],
		['a question with a field that is none', { questions: [{ ...question, colour: 'red' }] }, '$.questions.0.colour'],
		['a choice between one', { questions: [{ ...question, kind: 'choice', options: ['Sí'] }] }, '$.questions.0.options'],
		['a file of a kind that is none', { questions: [{ ...photo, accepts: ['exe'] }] }, '$.questions.0.accepts.0'],
		['a file of more than 100 MB', { questions: [{ ...photo, max_mb: 101 }] }, '$.questions.0.max_mb'],
		['files of more than 200 MB', { questions: ['a', 'b', 'c'].map((id) => ({ ...photo, id, max_mb: 80 })) }, '$.questions'],
		['a programme that is no path', { programme: 'https://evil.test/' }, '$.programme'],
		['no consent', { consent: '' }, '$.consent'],
	])('C01 stay as they were when %s is sent', async (_, wrong, path) => {
		await publish(content(), [call('familias', { title: 'La buena' })]);
		expect(await put(call('familias', wrong))).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect(await offered()).toMatchObject([{ title: 'La buena' }]);
	});
});

describe('the state of calls', () => {
	const now = new Date('2026-11-20T15:00:00Z');
	const at = (slug: string, opens: string, closes: string): Pick<OpenCall, 'slug' | 'opensAt' | 'closesAt'> => ({
		slug,
		opensAt: new Date(opens),
		closesAt: new Date(closes),
	});

	it('ROUTE-14 is open up to its end, and closed ones stay in the list for sixty days', () => {
		const times = [
			at('late', '2026-11-01', '2026-12-20'),
			at('next', '2026-11-01', '2026-11-21'),
			at('ends-now', '2026-11-01', '2026-11-20T15:00:00Z'),
			at('begins-now', '2026-11-20T15:00:00Z', '2026-12-21'),
			at('far', '2027-01-01', '2027-02-01'),
			at('soon', '2026-12-01', '2027-02-01'),
			at('lately', '2026-09-01', '2026-11-01'),
			at('long-ago', '2026-01-01', '2026-09-20'),
		];
		const rest = { title: '', paragraphs: [], requirements: [], questions: [], consent: '', source: { name: '', updatedAt: now } };
		const byState = callsByState(
			times.map((call) => ({ ...rest, ...call })),
			now,
		);
		expect(Object.values(byState).map((group) => group.map(({ slug }) => slug))).toEqual([
			['next', 'late', 'begins-now'],
			['soon', 'far'],
			['ends-now', 'lately'],
		]);
	});

	it('ROUTE-14 the general call has a page of its own', () => {
		expect([pathOfOpenCall('familias'), pathOfOpenCall('candidateame')]).toEqual(['/convocatorias/familias/', '/candidateame/']);
	});
});
