/**
 * The command cannot do what was asked, and the operator can change that. The message is a sentence for the operator, also over the control
 * socket.
 */
export class CommandRefused extends Error {
	override readonly name = 'CommandRefused';
}
