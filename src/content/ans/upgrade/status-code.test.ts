import { expect, it } from 'vitest';
import { repairStatusCode } from './status-code.ts';

it('a status of digits is a number; other words stay wrong', () => {
	expect(repairStatusCode({ status_code: '2' }, { key: 'workflow', version: undefined })).toEqual({ status_code: 2 });
	expect(repairStatusCode({ status_code: 'two' }, { key: 'workflow', version: undefined })).toEqual({ status_code: 'two' });
});
