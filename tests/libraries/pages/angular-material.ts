import '@angular/compiler';
import '../node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatSelectModule } from '@angular/material/select';
import { bootstrapApplication } from '@angular/platform-browser';
import { cities, consentText, sendLead } from './shared/lead.ts';

class LeadForm {
  cities = cities;
  consentText = consentText;
  message = signal('');
  form = new FormGroup({
    name: new FormControl('', Validators.required),
    phone: new FormControl('', [Validators.required, Validators.pattern(/^\d{10}$/)]),
    email: new FormControl('', [Validators.required, Validators.email]),
    city: new FormControl('', Validators.required),
    amount: new FormControl<number | null>(null, Validators.required),
    consent: new FormControl(false, Validators.requiredTrue),
  });

  async submit() {
    if (this.form.invalid) return;
    this.message.set((await sendLead(this.form.value)).message);
  }
}
Component({
  selector: 'lead-form',
  imports: [
    ReactiveFormsModule,
    MatButtonModule,
    MatCheckboxModule,
    MatFormFieldModule,
    MatInputModule,
    MatSelectModule,
  ],
  template: `
    <form [formGroup]="form" (ngSubmit)="submit()">
      <p><mat-form-field><mat-label>Full name</mat-label><input matInput formControlName="name"><mat-error>Required</mat-error></mat-form-field></p>
      <p><mat-form-field><mat-label>Mobile</mat-label><span matTextPrefix>+91 </span><input matInput type="tel" formControlName="phone"></mat-form-field></p>
      <p><mat-form-field><mat-label>Email</mat-label><input matInput type="email" formControlName="email"></mat-form-field></p>
      <p><mat-form-field><mat-label>City</mat-label><mat-select formControlName="city">@for (city of cities; track city) {<mat-option [value]="city">{{ city }}</mat-option>}</mat-select></mat-form-field></p>
      <p><mat-form-field><mat-label>Loan amount</mat-label><input matInput type="number" formControlName="amount"></mat-form-field></p>
      <p><mat-checkbox formControlName="consent">{{ consentText }}</mat-checkbox></p>
      <button matButton="filled" type="submit" [disabled]="form.invalid">Submit</button>
      <p role="status">{{ message() }}</p>
    </form>`,
})(LeadForm);
void bootstrapApplication(LeadForm, { providers: [provideZonelessChangeDetection()] });
