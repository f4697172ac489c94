import { expect, it } from 'vitest';
import { isKnownVersion, repairVersion } from './version.ts';

it('versions from 0.5.0 to 0.10.12 are known', () => {
	expect(['0.5.0', '0.5.8', '0.9.1', '0.10.0', '0.10.12'].every(isKnownVersion)).toBe(true);
	expect(['0.4.9', '0.10.13', '0.11.0', '1.0', '', 5, undefined].some(isKnownVersion)).toBe(false);
});

it('a part without a version gets one; a document must have its own', () => {
	expect(repairVersion({ type: 'image' }, { key: 'basic', version: '0.8.0' })).toEqual({ type: 'image', version: '0.10.12' });
	expect(repairVersion({ type: 'image' }, { key: '', version: undefined })).toEqual({ type: 'image' });
	expect(repairVersion({ type: 'text' }, { key: 'content_elements', version: '0.8.0' })).toEqual({ type: 'text' });
});
