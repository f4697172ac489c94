/** Why a source gave no image, in words that follow its address. */
export class SourceFailure extends Error {
	override readonly name = 'SourceFailure';
	/** Whether the same request may succeed later. */
	readonly mayPass: boolean;

	constructor(why: string, mayPass: boolean) {
		super(why);
		this.mayPass = mayPass;
	}
}
