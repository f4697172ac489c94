// `npm run staff` while the program runs: the command sends the operator's order over the control socket.
import * as v from 'valibot';
import { brandList } from '#brands';
import { type OperateStaff, type OrderOutcome, operateStaff, roles, type StaffOrder, staffOrders } from '#newsroom';
import { type ControlHandler, controlCommand, controlHandler } from './control-command.ts';

/** The order of an operator, and its outcome. */
export const staffOrder = controlCommand<StaffOrder, OrderOutcome>('staff')(
	v.object({
		order: v.picklist(staffOrders),
		email: v.optional(v.string()),
		role: v.optional(v.picklist(roles)),
		brands: v.optional(v.array(v.picklist(brandList.map(({ id }) => id)))),
	}),
	v.object({ done: v.optional(v.string()), failed: v.optional(v.string()) }),
);

/** Carries out the orders that arrive over the control socket. */
export const staffHandler = (deps: OperateStaff): ControlHandler => controlHandler(staffOrder, (asked) => operateStaff(deps, asked));
