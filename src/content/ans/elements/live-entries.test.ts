import { describe, expect, it } from 'vitest';
import { splitLive } from './live-entries.ts';

const entry = (config: unknown, id?: string) => ({
	type: 'custom_embed',
	subtype: 'custom-liveblog',
	...(id ? { _id: id } : {}),
	embed: { config },
});
const text = (content: string) => ({ type: 'text', content });
const read = (elements: readonly unknown[]) => elements.map(() => ({ kind: 'divider' as const }));

describe('a live story', () => {
	it('STORY-04 an entry ends where the next begins, and the newest entry is first', () => {
		const elements = [
			text('before'),
			entry({ date: '2026-11-20T10:00:00Z', title: 'Primero' }, 'uno'),
			text('a'),
			text('b'),
			entry({ date: '2026-11-20T11:00:00Z', title: 'Segundo' }),
			text('c'),
		];
		expect(splitLive(elements, read, '2026-11-20T00:00:00.000Z')).toEqual({
			body: [text('before')],
			entries: [
				{ id: 'entry-20261120T110000', at: '2026-11-20T11:00:00.000Z', title: 'Segundo', body: [{ kind: 'divider' }] },
				{ id: 'uno', at: '2026-11-20T10:00:00.000Z', title: 'Primero', body: [{ kind: 'divider' }, { kind: 'divider' }] },
			],
		});
	});

	it('an entry without an id keeps its address when others come, and two of one moment have their own', () => {
		const second = { date: '2026-11-20T10:00:00Z', title: 'Otra' };
		const elements = [entry({ date: '2026-11-20T11:00:00Z' }), entry({ date: '2026-11-20T10:00:00Z' }), entry(second)];
		const ids = splitLive(elements, read, '2026-11-20T00:00:00.000Z').entries.map(({ id }) => id);
		expect(ids).toEqual(['entry-20261120T110000', 'entry-20261120T100000', 'entry-20261120T100000-2']);
	});

	it('an entry is a key moment or a summary that stays on top when its mark says so, and other marks count for nothing', () => {
		const elements = ['key', 'pinned', 'other'].map((mark) => entry({ date: '2026-11-20T10:00:00Z', mark }));
		const { entries } = splitLive(elements, read, '2026-11-20T00:00:00.000Z');
		expect(entries.map(({ mark }) => mark)).toEqual(['key', 'pinned', undefined]);
	});

	it.each([
		[{ date: '2026-11-20', time: '9:05' }, '2026-11-20T12:05:00.000Z'],
		[{ date: '20/11/2026', time: '21:30' }, '2026-11-21T00:30:00.000Z'],
		[{ date: '2026-11-20T10:00' }, '2026-11-20T13:00:00.000Z'],
		[{ date: 'ayer', time: 'temprano' }, '2026-01-01T00:00:00.000Z'],
		[{}, '2026-01-01T00:00:00.000Z'],
	])('the time %j is read as %s', (config, at) => {
		expect(splitLive([entry(config)], read, '2026-01-01T00:00:00.000Z').entries[0]?.at).toBe(at);
	});
});
