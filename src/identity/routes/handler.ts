import type * as v from 'valibot';
import { checkOutput, parseInput } from '#platform/route-schemas';
import type { Call, ReaderCall } from '../call.ts';
import type { Endpoint, EndpointName, Endpoints } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import type { RequestContext } from './request-context.ts';

/** A call whose caller is known and whose input is not checked yet. */
type IdentifiedCall = {
	readonly call: Call;
	readonly context: RequestContext;
	readonly input: { readonly params: unknown; readonly query: unknown; readonly body: unknown };
};

/** A row of the table with its command. `answer` checks input and answer by the schemas of the row. */
export type EndpointHandler<Row extends Endpoint = Endpoint> = {
	readonly row: Row;
	readonly answer: (deps: IdentityDeps, identified: IdentifiedCall) => Promise<unknown>;
};

/** One handler per row: a row without a handler, or with that of another row, does not compile. */
export type Handlers = { readonly [Name in EndpointName]: EndpointHandler<Endpoints[Name]> };

/** The function behind a row: it gets the checked input and the request it came with. */
type Command<Row extends Endpoint, RowCall extends Call> = (
	deps: IdentityDeps,
	call: RowCall,
	input: v.InferOutput<Row['takes']> & RequestContext,
) => Promise<v.InferInput<Row['gives']>>;

/** The handler of a row that anybody may call. */
export function forAnyone<const Row extends Endpoint & { readonly auth: 'none' | 'optional' }>(
	row: Row,
	command: Command<Row, Call>,
): EndpointHandler<Row> {
	return handlerOf(row, command);
}

/** The handler of a row that only readers may call. */
export function forReader<const Row extends Endpoint & { readonly auth: 'reader' | 'fresh' }>(
	row: Row,
	command: Command<Row, ReaderCall>,
): EndpointHandler<Row> {
	return handlerOf(row, (deps, call, input) => command(deps, { ...call, reader: call.reader ?? refuse('access-denied') }, input));
}

function handlerOf<const Row extends Endpoint>(row: Row, command: Command<Row, Call>): EndpointHandler<Row> {
	return {
		row,
		answer: async (deps, { call, context, input }) => {
			const checked = Object.assign(parseInput(row.takes, input), context);
			const answering = () => command(deps, call, checked);
			return checkOutput(row.gives, await (isPadded(row, call) ? deps.padResponseTime(answering) : answering()));
		},
	};
}

const isPadded = ({ padsResponseTime }: Endpoint, { brand }: Call): boolean =>
	padsResponseTime === 'always' || (padsResponseTime === 'if-protected' && brand.accounts.protectsAgainstEnumeration);
