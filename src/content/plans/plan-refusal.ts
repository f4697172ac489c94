/** Why a plan cannot be made, or was missed. */
export type PlanRefusalCode = 'TIME_PASSED' | 'NOT_PUBLISHED' | 'CHANGED_MEANWHILE';

/** Ends the transaction of a plan before anything is stored. */
export class PlanRefusal extends Error {
	override readonly name = 'PlanRefusal';
	readonly code: PlanRefusalCode;

	constructor(code: PlanRefusalCode, message: string) {
		super(message);
		this.code = code;
	}
}
