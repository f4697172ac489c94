import { afterEach, describe, expect, it, vi } from 'vitest';
import { debianPrograms } from './debian-programs.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the browser of the journeys', () => {
	it.each(['chromium-headless-shell', 'chromium'] as const)('is the one that CHROMIUM names, whatever there is of %s', (name) => {
		vi.stubEnv('CHROMIUM', '/opt/another/browser');
		expect(debianPrograms(name)).toEqual({ [name]: '/opt/another/browser' });
	});
});
