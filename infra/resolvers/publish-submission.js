/** The live publisher's mutation: passes the row on to the subscribers and stores nothing. */
export function request() {
  return { payload: null };
}

export function response(ctx) {
  return ctx.arguments.submission;
}
