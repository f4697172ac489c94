// The parts of the identity contract that blocks need: blocks may not import it themselves.
export { answerName, applicationKeptDays, applicationKeptUntil } from '#identity/contract';
