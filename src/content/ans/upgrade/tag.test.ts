import { expect, it } from 'vitest';
import { repairOldTag } from './tag.ts';

it('before 0.5.8 the text of a tag may be in `tag`', () => {
	expect(repairOldTag({ tag: 'Boca', weight: 2 }, { key: 'tags', version: '0.5.2' })).toEqual({ text: 'Boca' });
	expect(repairOldTag({ tag: 'Boca' }, { key: 'tags', version: '0.10.1' })).toEqual({ tag: 'Boca' });
});
