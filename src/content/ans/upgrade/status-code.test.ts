import { expect, it } from 'vitest';
import { repairStatusCode } from './status-code.ts';

it('a status of digits becomes a number; another text stays invalid', () => {
	expect(repairStatusCode({ status_code: '2' }, { key: 'workflow', version: undefined })).toEqual({ status_code: 2 });
	expect(repairStatusCode({ status_code: 'two' }, { key: 'workflow', version: undefined })).toEqual({ status_code: 'two' });
});
