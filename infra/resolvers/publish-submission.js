/**
 * The resolver of a mutation that only the live publisher calls: passes the row on to the
 * subscribers and stores nothing.
 */
export function request() {
  return { payload: null };
}

export function response(ctx) {
  return ctx.arguments.submission;
}
