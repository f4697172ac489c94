import { afterEach, describe, expect, it, vi } from 'vitest';
import { debianPrograms } from './debian-programs.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the browser for journeys', () => {
	it.each(['chromium-headless-shell', 'chromium'] as const)('is the path in CHROMIUM, even when %s is installed', (name) => {
		vi.stubEnv('CHROMIUM', '/opt/another/browser');
		expect(debianPrograms(name)).toEqual({ [name]: '/opt/another/browser' });
	});
});
