import type { Repair } from './repair.ts';

/** Planning tools sent the status of the workflow as a text of digits. It becomes a number. */
export const repairStatusCode: Repair = (object, { key }) => {
	const code = object.status_code;
	return key === 'workflow' && typeof code === 'string' && /^\d{1,4}$/.test(code) ? { ...object, status_code: Number(code) } : object;
};
