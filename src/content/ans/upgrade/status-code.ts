import type { Repair } from './repair.ts';

/** Makes the status of the workflow a number. Planning tools sent it as a text of digits. */
export const repairStatusCode: Repair = (object, { key }) => {
	const code = object.status_code;
	return key === 'workflow' && typeof code === 'string' && /^\d{1,4}$/.test(code) ? { ...object, status_code: Number(code) } : object;
};
