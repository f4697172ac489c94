import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts with the test files that failed in the last run, then the fastest: most mutants die in the first file, and the run ends there. */
export class FastestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const rank = (file: TestSpecification) => {
			const last = this.ctx.cache.getTestSpecificationResult(file);
			if (last?.failed) return -1;
			return last?.duration ?? 0;
		};
		return files.toSorted((one, other) => rank(one) - rank(other));
	}
}
