import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KnownDevices } from './devices.ts';

const day = 86_400_000;

function devices(key = 'a key of tests') {
	const clock = { ms: Date.parse('2026-11-20T12:00:00Z') };
	return { clock, devices: new KnownDevices({ current: createSecretKey(key, 'utf8'), other: undefined }, () => new Date(clock.ms)) };
}

describe('a known device', () => {
	it('B01 is known for the accounts that signed in there, and for no other', () => {
		const { devices: known } = devices();
		const marks = known.remember(known.remember(undefined, 'ana'), 'bea');
		expect(['ana', 'bea', 'carla'].map((account) => known.knows(marks, account))).toEqual([true, true, false]);
	});

	it('keeps the last five accounts that signed in, each once', () => {
		const { devices: known } = devices();
		const marks = ['a', 'b', 'a', 'c', 'd', 'e', 'f'].reduce<string | undefined>((all, account) => known.remember(all, account), undefined);
		expect(['a', 'b', 'c', 'd', 'e', 'f'].map((account) => known.knows(marks, account))).toEqual([true, false, true, true, true, true]);
		expect(marks?.length).toBeLessThan(400);
	});

	it('T10 is forgotten after 400 days without a sign-in', () => {
		const { devices: known, clock } = devices();
		const marks = known.remember(undefined, 'ana');
		clock.ms += 400 * day;
		expect(known.knows(marks, 'ana')).toBe(true);
		clock.ms += day;
		expect(known.knows(marks, 'ana')).toBe(false);
	});

	it('cannot be forged', () => {
		const { devices: known } = devices();
		const marks = known.remember(undefined, 'ana');
		const [made, mac] = marks.split('.');
		const forged = [
			devices('another key').devices.remember(undefined, 'ana'),
			`${Number(made) + 1}.${mac}`,
			`${made}.${mac}x`,
			`${made}.${mac?.slice(1)}ñ`,
			`${made}.`,
			'~~~~',
			'',
			'x'.repeat(400),
		];
		for (const one of forged) expect(known.knows(one, 'ana'), one).toBe(false);
	});

	it('keeps nothing of a cookie that no server set', () => {
		const { devices: known } = devices();
		const marks = known.remember('20412.a\r\nx; Domain=mail.test~20412.~20412', 'ana');
		expect(marks).toBe(known.remember(undefined, 'ana'));
	});

	it('does not reveal who signed in there', () => {
		expect(devices().devices.remember(undefined, 'tn\nana@mail.test')).not.toContain('ana@mail');
	});
});
