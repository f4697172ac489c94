import { describe, expect, it } from 'vitest';
import { idOfPlayerPath, livePlayerPath, playerPathOf } from './player-paths.ts';

describe('the path of a player', () => {
	it.each(['BRVXTIJMTNF55ZHKWBWB2WMTGG', 'a/b', '¿qué?', '../x', 'a%2Fb'])('ROUTE-17 names the document %j', (id) => {
		expect(playerPathOf(id)).toMatch(/^\/reproductor\/[^/]+\/$/);
		expect(idOfPlayerPath(playerPathOf(id))).toBe(id);
	});

	it.each([livePlayerPath, '/reproductor/', '/reproductor/a/b/', '/videos/a/'])('ROUTE-17 %s names no document', (path) => {
		expect(idOfPlayerPath(path)).toBeUndefined();
	});
});
