#!/usr/bin/env node
import "../../../node-20.ts";
import "./end-with-npx.ts";
import "#mock/cli.ts";
