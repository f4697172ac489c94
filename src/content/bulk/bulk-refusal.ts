/** Ends a bulk change before anything is stored; `work` is the id of the work that refused. */
export class BulkRefusal extends Error {
	override readonly name = 'BulkRefusal';
	readonly work: string;
	/** `NO_SUCH_WORK`, `CHANGED_MEANWHILE`, or the refusal of the content. */
	readonly code: string;

	constructor(work: string, code: string) {
		super(`${work}: ${code}`);
		this.work = work;
		this.code = code;
	}
}
