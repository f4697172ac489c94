import { describe, expect, it } from 'vitest';
import { keys, sessionEvents } from '#identity-client';
import { events, pathKey, sessionKey } from './session.ts';

describe('the script that every page carries', () => {
	it('looks for a session where the identity client stores it', () => {
		expect([sessionKey, pathKey]).toEqual([keys.identity, keys.previousPath]);
		expect(sessionEvents).toEqual(expect.arrayContaining(events));
	});
});
